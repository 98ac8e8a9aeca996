// The faults of a drawn page that can be seen without knowing what it says. Runs inside the page, so it leans on nothing outside itself.

export type SeenFault = {
  /** Wider than the screen; text cut off; text over text; a sign on the wrong side of its number. */
  readonly kind: 'wide' | 'cut' | 'over' | 'mirrored';
  readonly where: string;
  readonly text: string;
};

export function findFaults(): SeenFault[] {
  const found: SeenFault[] = [];
  const maxOfKind = 8;
  const nameOf = (element: Element): string => {
    const place = element.closest('[aria-label], [id], nav, header, footer, main');
    const owner = place === null ? '' : (place.getAttribute('aria-label') ?? place.id) || place.tagName.toLowerCase();
    return `${owner} ${element.tagName.toLowerCase()}`;
  };
  const add = (kind: SeenFault['kind'], element: Element): void => {
    if (found.filter((fault) => fault.kind === kind).length < maxOfKind)
      found.push({ kind, where: nameOf(element), text: (element.textContent ?? '').trim().slice(0, 60) });
  };
  const isShown = (element: Element, box: DOMRect): boolean =>
    box.width > 2 &&
    box.height > 2 &&
    // Nothing of a menu that is closed.
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], .sr-only') === null;
  /** True if something around it hides, or scrolls to, what is too wide. */
  const holdsIn = (element: Element, ways: RegExp): boolean => {
    for (let at = element.parentElement; at !== null && at !== document.documentElement; at = at.parentElement)
      if (ways.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  /** Drawn beyond its own box, or that of the button or cell around it, where nothing scrolls to it. */
  const isCut = (element: Element, drawn: DOMRect): boolean => {
    const frame = element.closest('button, a, td, th') ?? element;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const scrolls = /auto|scroll/;
    if (textOverflow === 'ellipsis' || scrolls.test(overflowX) || holdsIn(element, scrolls)) return false;
    const { left, right } = frame.getBoundingClientRect();
    return drawn.left < left - 1 || drawn.right > right + 1;
  };
  const words: { readonly element: Element; readonly lines: readonly DOMRect[] }[] = [];
  const overlap = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5;
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    if (!isShown(element, box)) continue;
    if ((box.right > innerWidth + 1 || box.left < -1) && !holdsIn(element, /hidden|clip|auto|scroll/)) add('wide', element);
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
    if (own.length === 0 || element.closest('svg, option, select') !== null) continue;
    const style = getComputedStyle(element);
    const sign = own.some((node) => /^\s*[+\-−]\s*[$€]?\d/.test(node.textContent ?? ''));
    if (sign && style.direction === 'rtl' && style.unicodeBidi !== 'plaintext') add('mirrored', element);
    // Two words in a row that lie over each other: the drawn text itself, not the box around it.
    const range = document.createRange();
    range.selectNodeContents(element);
    const drawn = range.getBoundingClientRect();
    // On both sides too, as of a name in the middle of a button; three dots are a way of saying so.
    if (isCut(element, drawn)) add('cut', element);
    const centre = document.elementFromPoint(drawn.left + drawn.width / 2, drawn.top + drawn.height / 2);
    const ends = style.textOverflow === 'ellipsis';
    if (!ends && centre !== null && (centre === element || element.contains(centre)))
      words.push({ element, lines: [...range.getClientRects()] });
  }
  for (const [place, { element, lines }] of words.entries())
    for (const other of words.slice(place + 1, place + 40)) {
      const nested = element.contains(other.element) || other.element.contains(element);
      if (!nested && lines.some((line) => other.lines.some((beside) => overlap(line, beside)))) add('over', element);
    }
  return found;
}
