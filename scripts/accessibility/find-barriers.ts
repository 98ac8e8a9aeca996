// The barriers for readers that no rule of axe asks for. Runs inside the page, so it leans on nothing outside itself.

/** One line for each: what is wrong, and where. */
export function findBarriers(): string[] {
  const nameOf = (element: Element): string => {
    const place = element.closest('section[aria-label], [id], nav, header, footer, main');
    const owner = place === null ? '' : (place.getAttribute('aria-label') ?? place.id) || place.tagName.toLowerCase();
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return `${owner} > ${element.tagName.toLowerCase()} "${words}"`;
  };
  const isShown = (element: Element): boolean =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const found: string[] = [];
  const say = (what: string, elements: readonly Element[]): void => {
    for (const element of elements.slice(0, 5)) found.push(`${what}: ${nameOf(element)}`);
  };
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll(selector)].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && isShown(element),
    );

  const tables = all('table:not([role=presentation])');
  // Columns without a name are read as nothing; a drawing without words is nothing to those who hear it.
  say(
    'table without headers',
    tables.filter((table) => table.querySelector('th') === null),
  );
  say(
    'table without a name',
    tables.filter((table) => !table.matches('[aria-label], [aria-labelledby]') && table.querySelector('caption') === null),
  );
  say(
    'drawing without words',
    all('canvas').filter((canvas) => canvas.closest('[aria-label], [aria-labelledby], [aria-hidden]') === null),
  );

  const headings = all('h1, h2, h3, h4, h5, h6').filter((heading) => heading.closest('[aria-hidden="true"]') === null);
  const levels = headings.map((heading) => Number(heading.tagName.slice(1)));
  say('second title', headings.filter((_, place) => levels[place] === 1).slice(1));
  if (!levels.includes(1)) found.push('no title');
  say(
    'heading that leaves a level out',
    headings.filter((_, place) => (levels[place] ?? 0) > (levels[place - 1] ?? 0) + 1),
  );

  // The place of the keyboard can be seen, on what has it or on what frames it.
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
  say(
    'focus that cannot be seen',
    reachable.filter((element) => {
      const before = look(element);
      const unchanged = focused(element) && element.matches(':focus-visible') && look(element) === before;
      element.blur();
      return unchanged;
    }),
  );
  say(
    'order of its own',
    reachable.filter((element) => element.tabIndex > 0),
  );
  return found;
}
