import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, widths } from './e2e.ts';

/** WCAG 2.2 A and AA, and what axe holds for good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that another scheme can break: it changes nothing but colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type Axe = (page: Page) => AxeBuilder;
const everything: Axe = (page) => new AxeBuilder({ page }).withTags(tags);
const colours: Axe = (page) => new AxeBuilder({ page }).withRules(colourRules);

/** Fails with each rule that is broken and where, on the page as it stands. */
async function expectNoViolation(page: Page, axe: Axe, where: string): Promise<void> {
  const { violations } = await axe(page).analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n  ${failureSummary}`).join('\n')}`);
  expect(found, where).toEqual([]);
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
  // Colours change over a frame or two, however little motion is wanted.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === 1).map(({ finished }) => finished));
  });
}

/** No barrier on a state of a page, at its width, in light and dark; colours follow the system without a reload. */
export async function expectNoBarrierInEitherScheme(page: Page, where: string): Promise<void> {
  await showIn(page, 'light');
  await expectNoViolation(page, everything, `${where}, light`);
  await showIn(page, 'dark');
  await expectNoViolation(page, colours, `${where}, dark`);
}

/** No barrier on a whole screen: every rule, on a phone and on a desk, in light and dark, and nothing wider than either. */
export async function expectNoBarrierAnywhere(page: Page, where: string): Promise<void> {
  for (const viewport of Object.values(widths)) {
    await page.setViewportSize(viewport);
    await expect(page.locator('html'), `${where} is as wide as ${viewport.width} px`).toHaveJSProperty('scrollWidth', viewport.width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await showIn(page, colorScheme);
      await expectNoViolation(page, everything, `${where}, ${viewport.width} px, ${colorScheme}`);
    }
  }
}
