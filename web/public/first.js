// Runs before the first paint; a separate file, because the policy allows no inline script.

// The colour scheme.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem("mui-mode");
  } catch {
    // Storage is blocked: the system's preference decides.
  }
  var dark =
    mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-color-scheme", dark ? "dark" : "light");
})();

// The rest is for pages that the server does not render (web/build/startCode.js).

// Moves the secret of a mail's link from the address to the tab's storage (ui/page/useLinkSecret.ts), so that neither
// the history nor the address shows it; any other page drops a secret left there.
(function () {
  var parts = {
    "/meus-dados": "hash",
    "/convite": "hash",
    "/avisos/confirmar": "hash",
    "/avisos/saida": "hash",
    "/vaga/confirmar": "hash",
    "/empresa/redefinir-senha": "search",
  };
  try {
    for (var path in parts)
      if (path !== location.pathname) sessionStorage.removeItem("vagas-link:" + path);
    var part = parts[location.pathname];
    if (!part || location[part].length < 2) return;
    sessionStorage.setItem("vagas-link:" + location.pathname, location[part].slice(1));
    history.replaceState(history.state, "", location.pathname);
  } catch {
    // Storage is blocked: the page takes the secret from the address.
  }
})();
