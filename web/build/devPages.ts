import type { Plugin } from "vite";

/**
 * Makes the development server answer every page with the shell, as Hosting's last rewrite does; Vite looks only for
 * index.html.
 */
export function devPages(): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        // Browsers ask for text/html when a page is opened, never for subresources.
        if (request.headers.accept?.includes("text/html")) request.url = "/shell.html";
        next();
      });
    },
  };
}
