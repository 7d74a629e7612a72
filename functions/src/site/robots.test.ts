import { expect, test } from 'vitest';
import { answerRobots } from './robots.ts';
import { siteUrl } from './testing.ts';

test('robots may read public pages, not the areas of accounts and signed links, and find the sitemap', () => {
  const { status, headers, body } = answerRobots({ siteUrl });
  expect(status).toBe(200);
  expect(headers['Content-Type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe('User-agent: *\nDisallow: /empresa\nDisallow: /admin\nDisallow: /login\nDisallow: /vaga/\nAllow: /\n\nSitemap: https://vagas.example/sitemap.xml\n');
});
