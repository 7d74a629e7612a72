// Sets the colour scheme before the first paint; a file of its own, since the policy allows no inline script.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem("mui-mode");
  } catch {
    // Storage is barred: the system's preference decides.
  }
  var dark =
    mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-color-scheme", dark ? "dark" : "light");
})();
