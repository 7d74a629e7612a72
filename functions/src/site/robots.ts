import type { Desk } from '../desk.ts';
import { cacheControl, plainAnswer, type SiteAnswer } from './siteAnswer.ts';

/** What is for whoever has an account, or holds a signed link. */
const closed = ['/empresa', '/admin', '/login', '/vaga/'];

/** Robots may read the public pages; their addresses are in the sitemap. */
export function answerRobots({ siteUrl }: Pick<Desk, 'siteUrl'>): SiteAnswer {
  const rules = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /', '', `Sitemap: ${siteUrl}/sitemap.xml`];
  return plainAnswer(200, rules.join('\n'), cacheControl.deployed);
}
