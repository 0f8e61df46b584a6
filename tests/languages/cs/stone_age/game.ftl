# Before and after a game of Stone Age.
house-starvation = Co stojí hlad
house-starvation-how = Hlad stojí 4 body za každé chybějící jídlo, nebo jednou 10 bodů (15.1).
house-starvation-flat_10 = jednou −10
end-buildings = Jedna hromádka budov je prázdná: hra končí.
