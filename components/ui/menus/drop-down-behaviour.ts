// The behaviour of a drop-down beside opening and closing at a click: a resting mouse, arrow keys, Escape, and leaving it.

/** Long enough for a mouse that only passes by, and for one that cuts a corner on its way down. */
const opensAfterMs = 80;
const closesAfterMs = 220;

const ways: Readonly<Record<string, (here: number, count: number) => number>> = {
  ArrowDown: (here, count) => (here + 1) % count,
  ArrowUp: (here, count) => (here <= 0 ? count : here) - 1,
  Home: () => 0,
  End: (_here, count) => count - 1,
};

/** Air between the panel and the edge of the window. */
const airPx = 8;

/** Moves an open panel back into the window where it stands out of it. */
function keepInSight(panel: HTMLElement): void {
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const beyond = Math.max(0, right - (document.documentElement.clientWidth - airPx)) - Math.max(0, airPx - left);
  if (beyond !== 0) panel.style.translate = `${-beyond}px`;
}

/** Gives a `details` element its manners, until the returned function takes them back. */
export function teachDropDown(details: HTMLDetailsElement, opensByHover: boolean): () => void {
  const summary = details.querySelector('summary');
  const panel = details.querySelector<HTMLElement>(':scope > :not(summary)');
  const ending = new AbortController();
  const { signal } = ending;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** A mouse has opened it by resting there: it closes when the mouse goes, unless a click or a key has kept it. */
  let byHover = false;

  const later = (open: boolean): void => {
    clearTimeout(waiting);
    waiting = setTimeout(
      () => {
        if (details.open === open) return;
        details.open = open;
        byHover = open;
      },
      open ? opensAfterMs : closesAfterMs,
    );
  };
  const move = (event: KeyboardEvent): void => {
    const way = ways[event.key];
    const onButton = document.activeElement === summary;
    if (way === undefined || (onButton ? event.key !== 'ArrowDown' : !details.open)) return;
    event.preventDefault();
    details.open = true;
    byHover = false;
    const items = [...(panel?.querySelectorAll<HTMLElement>(':is(a, button)') ?? [])];
    items[way(items.indexOf(document.activeElement instanceof HTMLElement ? document.activeElement : details), items.length)]?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !details.open) {
      move(event);
      return;
    }
    event.preventDefault();
    details.open = false;
    summary?.focus();
  };
  const closeOutside = ({ target }: Event): void => {
    if (details.open && !(target instanceof Node && details.contains(target))) details.open = false;
  };

  const show = (): void => (details.open && panel !== null ? keepInSight(panel) : undefined);
  // It may stand open by now.
  show();
  details.addEventListener('toggle', show, { signal });
  details.addEventListener('keydown', press, { signal });
  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  details.addEventListener(
    'click',
    ({ target }) => {
      // One has gone somewhere: the menu has done its work.
      if (target instanceof Element && target.closest('a') !== null) details.open = false;
    },
    { signal },
  );
  summary?.addEventListener(
    'click',
    (event) => {
      clearTimeout(waiting);
      // The mouse has opened it already: the click that follows is not meant to close it.
      if (byHover && details.open) event.preventDefault();
      byHover = false;
    },
    { signal },
  );
  if (opensByHover) {
    details.addEventListener('pointerenter', ({ pointerType }) => (pointerType === 'mouse' ? later(true) : undefined), { signal });
    details.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(waiting);
        if (byHover) later(false);
      },
      { signal },
    );
    // A mouse that came before the script did.
    if (details.matches(':hover')) later(true);
  }
  return () => {
    clearTimeout(waiting);
    ending.abort();
  };
}
