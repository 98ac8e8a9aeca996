// The trail of places where the keyboard has stood: when the focused element is gone the focus goes back along it, never to the page's body.

type Step = {
  readonly element: HTMLElement;
  /** The part of the page that it stood in; it may outlive it. */
  readonly place: HTMLElement | null;
};

const longest = 16;
const places = '[role="tabpanel"], [role="region"], section, [role="dialog"], dialog, main';

let trail: Step[] = [];
let isFollowed = false;

function note(element: Element | null): void {
  if (!(element instanceof HTMLElement) || element === document.body) return;
  const place = element.parentElement?.closest<HTMLElement>(places) ?? null;
  trail = [
    ...trail.filter((step) => step.element !== element && (step.element.isConnected || step.place?.isConnected === true)),
    { element, place },
  ].slice(-longest);
}

/** From now on; asking twice changes nothing. */
export function followFocus(): void {
  if (isFollowed) return;
  isFollowed = true;
  note(document.activeElement);
  document.addEventListener('focusin', ({ target }) => note(target instanceof Element ? target : null), true);
}

const isFree = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** True when the element took the focus. */
function takes(element: HTMLElement): boolean {
  if (!element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function enter(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * To where the keyboard stood last, or to what stood before it in the same part of the page, or to that part. Nothing happens where
 * something has the focus.
 */
export function returnFocus(): void {
  if (!isFree()) return;
  let place: HTMLElement | null = null;
  for (const step of trail.toReversed()) {
    const isNear = place === null || place.contains(step.element);
    if (!isNear) break;
    // Nobody is put into a field that they have left: on a phone it would bring up the keyboard.
    const isLeft = place !== null && step.element.matches('input, textarea, select');
    if (!isLeft && takes(step.element)) return;
    if (place === null && step.place?.isConnected === true && !step.place.matches('dialog:not([open])')) place = step.place;
  }
  const rest = place ?? document.querySelector('main');
  if (rest instanceof HTMLElement) enter(rest);
}
