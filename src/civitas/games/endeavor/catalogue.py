def catalogue():
    return ()
