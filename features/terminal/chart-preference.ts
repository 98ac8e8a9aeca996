// The studies that somebody wants to see, kept on the device.
import { studies, type Study } from '#components/trading/price-chart/studies.ts';

const place = 'chart-studies';

/** Null: never chosen, or this browser keeps nothing. */
export function readStudies(): readonly Study[] | null {
  try {
    const kept = window.localStorage.getItem(place);
    return kept === null ? null : studies.filter((study) => kept.split(',').includes(study));
  } catch {
    return null;
  }
}

export function rememberStudies(chosen: readonly Study[]): void {
  try {
    window.localStorage.setItem(place, chosen.join());
  } catch {
    // A browser that keeps nothing shows the usual studies next time.
  }
}
