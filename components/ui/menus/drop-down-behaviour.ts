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

type Parts = {
  readonly details: HTMLDetailsElement;
  readonly summary: HTMLElement | null;
  readonly panel: HTMLElement | null;
  /** Takes all of it back. */
  readonly signal: AbortSignal;
};

type Hover = {
  /** The timer of a resting or leaving mouse. */
  waiting?: ReturnType<typeof setTimeout>;
  /** A mouse has opened it by resting there: it closes when the mouse goes, unless a click or a key has kept it. */
  byHover: boolean;
};

/** Arrow keys open it and go from item to item; Escape closes it. */
function teachKeys({ details, summary, panel, signal }: Parts, hover: Hover): void {
  const move = (event: KeyboardEvent): void => {
    const way = ways[event.key];
    const onButton = document.activeElement === summary;
    if (way === undefined || (onButton ? event.key !== 'ArrowDown' : !details.open)) return;
    event.preventDefault();
    details.open = true;
    hover.byHover = false;
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
  details.addEventListener('keydown', press, { signal });
}

/** It closes when one turns to something else, or has gone somewhere by it. */
function teachLeaving({ details, signal }: Parts): void {
  const closeOutside = ({ target }: Event): void => {
    if (details.open && !(target instanceof Node && details.contains(target))) details.open = false;
  };
  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  details.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a') !== null) details.open = false;
    },
    { signal },
  );
}

/** It opens under a mouse that rests there, and closes when that mouse leaves. */
function teachHover({ details, summary, signal }: Parts, hover: Hover): void {
  const later = (open: boolean): void => {
    clearTimeout(hover.waiting);
    hover.waiting = setTimeout(
      () => {
        if (details.open === open) return;
        details.open = open;
        hover.byHover = open;
      },
      open ? opensAfterMs : closesAfterMs,
    );
  };
  const leave = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    clearTimeout(hover.waiting);
    if (hover.byHover) later(false);
  };
  const click = (event: Event): void => {
    clearTimeout(hover.waiting);
    // The mouse has opened it already: the click that follows is not meant to close it.
    if (hover.byHover && details.open) event.preventDefault();
    hover.byHover = false;
  };
  details.addEventListener('pointerenter', ({ pointerType }) => (pointerType === 'mouse' ? later(true) : undefined), { signal });
  details.addEventListener('pointerleave', leave, { signal });
  summary?.addEventListener('click', click, { signal });
  // A mouse that came before the script did.
  if (details.matches(':hover')) later(true);
}

/** Gives a `details` element its manners, until the returned function takes them back. */
export function teachDropDown(details: HTMLDetailsElement, opensByHover: boolean): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const summary = details.querySelector('summary');
  const panel = details.querySelector<HTMLElement>(':scope > :not(summary)');
  const parts: Parts = { details, summary, panel, signal };
  const hover: Hover = { byHover: false };

  const show = (): void => (details.open && panel !== null ? keepInSight(panel) : undefined);
  // It may stand open by now.
  show();
  details.addEventListener('toggle', show, { signal });
  teachKeys(parts, hover);
  teachLeaving(parts);
  if (opensByHover) teachHover(parts, hover);
  return () => {
    clearTimeout(hover.waiting);
    ending.abort();
  };
}
