import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { demoAdmin, demoCompany } from '../support/accounts.ts';
import { findBrowser } from '../support/browser.ts';
import { siteUrl } from '../support/emulators.ts';
import { screens, type Visitor } from './screens.ts';

// Usage: take.ts [part of a screen's name …]. Pictures go to docs/screens as JPEG, each at most the height of three phones.

const wanted = process.argv.slice(2);
const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const widths = [360, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;
/** Pictures kept in the repository; the rest are for looking at. */
const longest = 2400;

async function enter(context: BrowserContext, who: Visitor) {
  if (who === 'visitor') return;
  const account = who === 'admin' ? demoAdmin : demoCompany;
  const page = await context.newPage();
  await page.goto(who === 'admin' ? '/admin/login' : '/empresa/login');
  await page.getByLabel(/e-?mail/i).fill(account.email);
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/dashboard/);
  await page.close();
}

async function takeAll(browser: Browser, who: Visitor, width: number, colorScheme: 'light' | 'dark') {
  const mine = screens.filter((screen) => screen.who === who && (wanted.length === 0 || wanted.some((part) => screen.name.includes(part))));
  if (mine.length === 0) return;
  const context = await browser.newContext({
    baseURL: siteUrl, viewport: { width, height: width === 360 ? 740 : 900 }, colorScheme, locale: 'pt-BR', timezoneId: 'America/Cuiaba', reducedMotion: 'reduce',
  });
  await enter(context, who);
  for (const { name, path, ready } of mine) {
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { name: ready }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), longest);
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${folder}${name}-${width}-${colorScheme}.jpg`, type: 'jpeg', quality: width === 360 ? 60 : 45 });
    await page.close();
  }
  await context.close();
}

await mkdir(folder, { recursive: true });
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...(process.env as Record<string, string>), ...env } });
for (const who of ['visitor', 'company', 'admin'] as const) {
  for (const width of widths) for (const scheme of schemes) await takeAll(browser, who, width, scheme);
}
await browser.close();
