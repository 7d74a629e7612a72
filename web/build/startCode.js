// Runs a rendered page until its code does. HTML does what it can: links, forms, the menu. The code is fetched at the
// first act that needs it; presses on what needs it are held, and done once it runs (web/src/main.tsx).
{
  const page = document.documentElement;
  // A browser without popovers needs the code for the menu and the filters too.
  const needing = "popover" in page ? "[data-needs-code]" : "[popovertarget],[data-needs-code]";
  const held = new Set();
  let state = "none";

  // The value stored under a key, or null; with a value, stores it.
  const stored = (key, value, storage = "localStorage") => {
    try {
      if (value === undefined) return window[storage].getItem(key);
      window[storage].setItem(key, value);
    } catch {
      // Storage is blocked: the page does without.
    }
    return null;
  };

  // A secret that another page took from its address ends with that page (web/public/first.js).
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith("vagas-link:")) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: none was stored.
  }

  const say = (text) => {
    document.querySelector(".plain-note")?.remove();
    document.body.insertAdjacentHTML("beforeend", `<p class="plain-note" role="alert">${text}</p>`);
  };

  const fail = () => {
    if (state === "failed") return;
    state = "failed";
    page.removeAttribute("data-code");
    for (const pressed of held) pressed.removeAttribute("aria-busy");
    held.clear();
    say("Não foi possível carregar. Verifique sua conexão e toque de novo.");
  };

  const fetchCode = () => {
    // Browsers remember a script that failed to load until the page is loaded again.
    if (state === "failed") location.reload();
    if (state !== "none") return;
    const template = document.getElementById("code");
    if (!template) return addEventListener("DOMContentLoaded", fetchCode);
    state = "coming";
    const code = document.importNode(template.content, true);
    for (const file of code.querySelectorAll("script,[rel=stylesheet]")) file.onerror = fail;
    document.body.append(code);
    setTimeout(() => state === "coming" && page.setAttribute("data-code", "coming"), 300);
  };

  const closest = ({ target }, selector) => target.closest?.(selector);
  const prepare = (event) => closest(event, needing) && fetchCode();

  // By the phone's own sheet, else as a copied address.
  const share = async () => {
    const url = location.origin + location.pathname;
    if (navigator.share) return navigator.share({ title: document.title, url }).catch(() => null); // Called off.
    await navigator.clipboard.writeText(url);
    say("Link copiado para a área de transferência.");
  };

  const toggleScheme = () => {
    const scheme = page.getAttribute("data-color-scheme") === "dark" ? "light" : "dark";
    page.setAttribute("data-color-scheme", scheme);
    stored("mui-mode", scheme);
  };

  // Phones turn dark in the evening; what people chose stays.
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => {
    if (state !== "runs" && !/^(light|dark)$/.test(stored("mui-mode")))
      page.setAttribute("data-color-scheme", matches ? "dark" : "light");
  });

  // Back to the list with its filters and its place, if a link there opened this page; the code knows only of pages that
  // it opened itself (web/src/ui/page/useBackToList.ts).
  const goBack = (event) => {
    const link = closest(event, "[data-back]");
    const { navigation } = window;
    const before = navigation?.entries()[navigation.currentEntry.index - 1];
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Browsers withhold some addresses.
    if (!before?.url || !document.referrer.startsWith(location.origin)) return;
    if (new URL(before.url).pathname !== link.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    history.back();
  };

  const hold = (pressed) => {
    held.add(pressed);
    pressed.setAttribute("aria-busy", "true");
    fetchCode();
  };

  const ways = {
    "[data-toggles-scheme]": toggleScheme,
    "[data-prints]": () => print(),
    // A browser that bars the clipboard shows the address.
    "[data-shares]": () => share().catch(() => prompt("Copie o link", location.href)),
    [needing]: hold,
  };

  // The menu and the filters would cover what people came for.
  const closePopovers = () => {
    for (const popover of document.querySelectorAll("[popover]")) popover.hidePopover?.();
  };

  // Keeps what is typed, beside the draft (web/src/applyParts/applicationDraft.ts): it outlives the page.
  const keepTyped = ({ target: { form, name, type, value } }) => {
    const key = form?.dataset.draft;
    if (!key || !/^(text|email|tel|textarea)$/.test(type)) return;
    const { draft } = JSON.parse(stored(key) ?? "{}");
    const typed = { draft: { ...draft, [name]: value }, keptAt: Date.now() };
    stored(key, JSON.stringify(typed));
  };

  const acts = {
    input: keepTyped,
    pointerdown: prepare,
    focusin: prepare,
    // A form is sent by HTML.
    keydown: ({ target }) => target.form || fetchCode(),
    click: (event) => {
      for (const [selector, act] of Object.entries(ways)) {
        const pressed = closest(event, selector);
        if (!pressed) continue;
        event.preventDefault();
        event.stopPropagation();
        act(pressed);
      }
    },
    // A list's filters apply at once, as with the code; a search, and filters in a popover, wait for their button.
    change: ({ target }) => {
      const panel = target.closest("[popover]");
      const waits =
        target.type === "search" || (panel && getComputedStyle(panel).position === "fixed");
      // Nothing listens to its submit event yet, so Safari 15 needs no requestSubmit, which it lacks.
      if (target.form?.role === "search" && !waits) target.form.submit();
    },
    // A list has one address: without what was not chosen.
    formdata: ({ formData }) => {
      for (const [name, value] of Array.from(formData)) if (value === "") formData.delete(name);
    },
    // Back to a page as it was left: its list is that of its address, so its filters are too.
    pageshow: ({ persisted }) => {
      if (!persisted) return;
      document.querySelector("[role=search]")?.reset();
      closePopovers();
    },
  };
  for (const [type, act] of Object.entries(acts)) addEventListener(type, act, true);
  addEventListener("click", goBack, true);

  const isGoodLine = () => {
    const line = navigator.connection;
    if (line) return !line.saveData && line.effectiveType === "4g";
    return performance.getEntriesByType("navigation")[0].responseEnd < 1500;
  };

  addEventListener("load", () => {
    const pages = Number(stored("vagas-pages", undefined, "sessionStorage")) + 1;
    stored("vagas-pages", pages, "sessionStorage");
    // What the device keeps of its person; and pages that are not whole without it.
    const isKnown = [
      "session",
      "applications",
      "followed",
      "device-alerts",
      "waiting-applications",
    ].some((kept) => stored(`vagas-${kept}`));
    if (document.querySelector("[data-code-now]") || isKnown || (pages > 1 && isGoodLine()))
      (window.requestIdleCallback ?? setTimeout)(fetchCode, { timeout: 2000 });
  });

  window.heldActs = {
    fetchCode,
    fail,
    // Leaves further acts to the code, and presses again what was pressed before it ran, in that order.
    done: () => {
      state = "runs";
      for (const [type, act] of Object.entries(acts)) removeEventListener(type, act, true);
      page.removeAttribute("data-code");
      if (held.size) closePopovers();
      for (const pressed of held) {
        pressed.removeAttribute("aria-busy");
        pressed.click();
      }
    },
  };
}
