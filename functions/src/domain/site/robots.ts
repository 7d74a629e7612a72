/** Areas for people with an account or a signed link. */
const closed = ["/empresa", "/admin", "/login", "/vaga/"];

/**
 * What robots may read: the public pages, whose addresses are in the sitemap. A file of the build: functions answer
 * nothing at /robots.txt, which the framework under them keeps for itself.
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
