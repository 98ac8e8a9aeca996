// Keeps one entry in the browser's history for each sheet that is open over the page, so that Back closes the sheet and not the page.

/** Written into the state of an entry: how many sheets are open there. */
const mark = 'openLayers';

export type Layer = { close(): void };

/** The innermost is the last. */
const layers: Layer[] = [];
/** Asked to close by Back, and not gone yet. A dialog of the browser tells that it has closed in a task of its own, which may be late. */
const closing = new Set<Layer>();
const closedWithinMs = 300;
const openLayers = (): readonly Layer[] => layers.filter((layer) => !closing.has(layer));
/** The entries of sheets below and including the one of now, and how long the history was when the last of them was written. */
let written = { depth: 0, length: 0 };
/** Under way to the entry with so many sheets. `quiet`: the page stays what it is, so that nobody else need hear of it. */
let travel: { readonly depth: number; readonly quiet: boolean } | null = null;
let planned: ReturnType<typeof setTimeout> | null = null;
let isListening = false;
/** A link or an entry of a list was pressed, or a program leads on: the page may be on its way to another one, which going back would call off. */
let leavingUntilMs = 0;
const longestLeaveMs = 10_000;

/** Said before the page goes on to another one by itself, where a sheet closes meanwhile. */
export function leaveForPage(): void {
  leavingUntilMs = Date.now() + longestLeaveMs;
}

const stateNow = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

function depthNow(): number {
  const depth = stateNow()[mark];
  if (typeof depth === 'number') return depth;
  // A page that writes its address over the entry takes the mark away; one that goes on to another page adds an entry.
  return written.length === window.history.length ? written.depth : 0;
}

function go(depth: number, steps: number, quiet: boolean): void {
  travel = { depth, quiet };
  window.history.go(steps);
}

/** Writes the entries that are missing, or leaves those that are too many. */
function settle(): void {
  planned = null;
  if (travel !== null) return;
  const depth = depthNow();
  const open = openLayers().length;
  for (let next = depth + 1; next <= open; next += 1) {
    window.history.pushState({ ...stateNow(), [mark]: next }, '');
    written = { depth: next, length: window.history.length };
  }
  // Back skips what is left behind.
  if (depth > open && Date.now() > leavingUntilMs) {
    address = { href: window.location.href, state: { ...stateNow(), [mark]: undefined } };
    go(open, open - depth, true);
  }
}

/** The address of the page when its last sheet was left: it may have been changed while the sheet was open. */
let address: { readonly href: string; readonly state: Readonly<Record<string, unknown>> } | null = null;

function plan(): void {
  planned ??= setTimeout(settle);
}

function arrive(event: PopStateEvent, { depth: wanted, quiet }: { readonly depth: number; readonly quiet: boolean }): void {
  const depth = depthNow();
  travel = null;
  if (quiet) event.stopImmediatePropagation();
  if (depth > wanted && quiet) {
    // The page has gone on to another one in the meantime: that is where it stays.
    go(0, 1, true);
    return;
  }
  if (quiet && address !== null && wanted === 0 && address.href !== window.location.href && depth === 0)
    window.history.replaceState(address.state, '', address.href);
  address = null;
  plan();
}

function heard(event: PopStateEvent): void {
  const marked = stateNow()[mark];
  const depth = typeof marked === 'number' ? marked : 0;
  written = { depth, length: window.history.length };
  if (travel !== null) {
    arrive(event, travel);
    return;
  }
  const open = openLayers();
  if (depth === open.length) return;
  event.stopImmediatePropagation();
  if (depth > open.length) {
    // The entry of a sheet that is closed by now: nothing is there.
    go(open.length, open.length - depth, false);
    return;
  }
  for (const layer of open.slice(depth).toReversed()) closeByBack(layer);
}

function closeByBack(layer: Layer): void {
  closing.add(layer);
  layer.close();
  setTimeout(() => {
    // One that stays open has its entry again.
    if (closing.delete(layer)) plan();
  }, closedWithinMs);
}

/** Returns how to take it away again, once it is closed. */
export function enterLayer(layer: Layer): () => void {
  if (!isListening) {
    isListening = true;
    // Before the router hears of it.
    window.addEventListener('popstate', heard, { capture: true });
    window.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a[href], [role="option"], [role="menuitem"]') !== null) leaveForPage();
      },
      { capture: true },
    );
  }
  layers.push(layer);
  plan();
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    closing.delete(layer);
    plan();
  };
}
