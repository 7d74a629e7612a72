// Fetches the code of a rendered page once the page has been painted, so that it does not delay the first paint.
(function () {
  var begun = false;
  function begin() {
    if (begun) return;
    begun = true;
    document.body.append(document.importNode(document.getElementById("code").content, true));
  }
  addEventListener("DOMContentLoaded", function () {
    // A page that is never painted, such as a background tab, starts without waiting.
    setTimeout(begin, 3000);
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName("first-contentful-paint").length > 0) begin();
    }).observe({ type: "paint", buffered: true });
  });
})();
