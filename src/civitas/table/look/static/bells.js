// The button that lets this browser be called when it is the reader's turn and no page is open.
"use strict";
(() => {
  const button = document.querySelector("[data-bell]");

  const send = (fields) => fetch("/me/bell", {
    method: "POST",
    headers: { "content-type": "application/json", "x-csrftoken": document.querySelector("meta[name=csrf]").content },
    body: JSON.stringify(fields)
  }).then((answer) => {
    if (!answer.ok) throw new Error(answer.status);
  });

  function show(called) {
    button.textContent = called ? button.dataset.off : button.dataset.on;
    button.setAttribute("aria-pressed", called);
  }

  function give_up() {
    button.textContent = button.dataset.none;
    button.disabled = true;
  }

  async function toggle() {
    const { pushManager } = await navigator.serviceWorker.ready,
      known = await pushManager.getSubscription();
    if (known) {
      await send({ endpoint: known.endpoint, off: true });
      await known.unsubscribe();
      return show(false);
    }
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: button.dataset.bell });
    await send(made.toJSON());
    show(true);
  }

  if (!("serviceWorker" in navigator && "PushManager" in self)) return give_up();
  navigator.serviceWorker.register("/bell.js").then(async (registration) => {
    show(!!await registration.pushManager.getSubscription());
    button.addEventListener("click", () => toggle().catch(give_up));
  }).catch(give_up);
})();
