// The barriers for readers that no rule of axe asks for. They are looked for inside the page, by functions that lean on nothing but what they are given.
import type { Page } from '@playwright/test';

/** The means of looking. */
function openEyes() {
  const nameOf = (element: Element): string => {
    const place = element.closest('section[aria-label], [id], nav, header, footer, main');
    const owner = place === null ? '' : (place.getAttribute('aria-label') ?? place.id) || place.tagName.toLowerCase();
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return `${owner} > ${element.tagName.toLowerCase()} "${words}"`;
  };
  const isShown = (element: Element): boolean =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  return {
    all: (selector: string): HTMLElement[] =>
      [...document.querySelectorAll(selector)].filter(
        (element): element is HTMLElement => element instanceof HTMLElement && isShown(element),
      ),
    /** One line for each of the first few: what is wrong, and where. */
    say: (what: string, elements: readonly Element[]): string[] => elements.slice(0, 5).map((element) => `${what}: ${nameOf(element)}`),
  };
}

type Eyes = ReturnType<typeof openEyes>;

/** Columns without a name are read as nothing; a drawing without words is nothing to those who hear it. */
function findNameless({ all, say }: Eyes): string[] {
  const tables = all('table:not([role=presentation])');
  const headless = tables.filter((table) => table.querySelector('th') === null);
  const nameless = tables.filter((table) => !table.matches('[aria-label], [aria-labelledby]') && table.querySelector('caption') === null);
  const wordless = all('canvas').filter((canvas) => canvas.closest('[aria-label], [aria-labelledby], [aria-hidden]') === null);
  return [...say('table without headers', headless), ...say('table without a name', nameless), ...say('drawing without words', wordless)];
}

function findHeadingFaults({ all, say }: Eyes): string[] {
  const headings = all('h1, h2, h3, h4, h5, h6').filter((heading) => heading.closest('[aria-hidden="true"]') === null);
  const levels = headings.map((heading) => Number(heading.tagName.slice(1)));
  const titles = headings.filter((_, place) => levels[place] === 1);
  const jumps = headings.filter((_, place) => (levels[place] ?? 0) > (levels[place - 1] ?? 0) + 1);
  return [
    ...say('second title', titles.slice(1)),
    ...(titles.length === 0 ? ['no title'] : []),
    ...say('heading that leaves a level out', jumps),
  ];
}

/** The place of the keyboard can be seen, on what has it or on what frames it. */
function findFocusFaults({ all, say }: Eyes): string[] {
  const look = (element: Element): string => {
    const looks: string[] = [];
    for (let at: Element | null = element, up = 0; at !== null && up < 4; at = at.parentElement, up += 1) {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } = getComputedStyle(at);
      looks.push([outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor].join());
    }
    for (const after of ['::before', '::after']) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, after);
      looks.push([outlineStyle, outlineWidth, boxShadow].join());
    }
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    if (label) looks.push(getComputedStyle(label).outline, getComputedStyle(label).boxShadow);
    return looks.join('|');
  };
  const reachable = all('a[href], button, input, select, textarea, summary, [tabindex]').filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.closest('[inert], [aria-hidden="true"]') === null,
  );
  const focused = (element: HTMLElement): boolean => {
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  };
  (document.activeElement instanceof HTMLElement ? document.activeElement : document.body).blur();
  const unseen = reachable.filter((element) => {
    const before = look(element);
    const unchanged = focused(element) && element.matches(':focus-visible') && look(element) === before;
    element.blur();
    return unchanged;
  });
  const ordered = reachable.filter((element) => element.tabIndex > 0);
  return [...say('focus that cannot be seen', unseen), ...say('order of its own', ordered)];
}

/** One line for each: what is wrong, and where. */
export async function findBarriers(page: Page): Promise<string[]> {
  const eyes = await page.evaluateHandle(openEyes);
  const found: string[] = [];
  for (const find of [findNameless, findHeadingFaults, findFocusFaults]) found.push(...(await page.evaluate(find, eyes)));
  return found;
}
