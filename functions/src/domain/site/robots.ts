/** Areas for people with an account or a signed link. */
const closed = ["/empresa$", "/empresa/", "/admin", "/login", "/vaga/", "/avisos"];

/**
 * robots.txt: allows the public pages, whose addresses are in the sitemap. A file of the build, because the
 * functions' framework answers /robots.txt itself.
 */
export function robotsText(siteUrl: string): string {
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
