// The look and behaviour of the live chart: the page's own colours, the trader's own clock.
import { ColorType, CrosshairMode, TickMarkType, type ChartOptions, type DeepPartial, type Time } from 'lightweight-charts';

import type { StudyColour } from '../studies/study.ts';

export type ChartColours = {
  readonly surface: string;
  readonly text: string;
  readonly grid: string;
  readonly border: string;
  readonly crosshair: string;
  readonly label: string;
  readonly positive: string;
  readonly negative: string;
  readonly accent: string;
  readonly warning: string;
  readonly lines: Readonly<Record<StudyColour, string>>;
};

/** The values of the page's colour tokens right now. */
export function readColours(): ChartColours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    surface: token('surface-1'),
    text: token('text-muted'),
    grid: token('chart-grid'),
    border: token('border-subtle'),
    crosshair: token('text-muted'),
    label: token('surface-3'),
    positive: token('positive'),
    negative: token('negative'),
    accent: token('accent'),
    warning: token('warning'),
    lines: {
      'study-1': token('study-1'),
      'study-2': token('study-2'),
      'study-3': token('study-3'),
      'study-4': token('study-4'),
      'study-5': token('study-5'),
      'study-6': token('study-6'),
      'study-7': token('study-7'),
      'study-8': token('study-8'),
    },
  };
}

/** A token's colour made see-through; tokens are written #rrggbb. */
export const faded = (colour: string): string => (/^#[0-9a-f]{6}$/i.test(colour) ? `${colour}59` : colour);

export function lookOf(colours: ChartColours): DeepPartial<ChartOptions> {
  return {
    layout: {
      background: { type: ColorType.Solid, color: colours.surface },
      textColor: colours.text,
      panes: { separatorColor: colours.border, separatorHoverColor: colours.border },
    },
    grid: { vertLines: { color: colours.grid }, horzLines: { color: colours.grid } },
    crosshair: {
      vertLine: { color: colours.crosshair, labelBackgroundColor: colours.label },
      horzLine: { color: colours.crosshair, labelBackgroundColor: colours.label },
    },
    rightPriceScale: { borderColor: colours.border },
    timeScale: { borderColor: colours.border },
  };
}

/** Chart times are the trader's own, so they are written as if they were UTC. */
function writeTime(time: Time, options: Intl.DateTimeFormatOptions, locale: string): string {
  if (typeof time !== 'number') return '';
  return new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { ...options, timeZone: 'UTC', hour12: false }).format(time * 1000);
}

const tickFormats: Readonly<Record<TickMarkType, Intl.DateTimeFormatOptions>> = {
  [TickMarkType.Year]: { year: 'numeric' },
  [TickMarkType.Month]: { month: 'short' },
  [TickMarkType.DayOfMonth]: { day: 'numeric', month: 'short' },
  [TickMarkType.Time]: { hour: '2-digit', minute: '2-digit' },
  [TickMarkType.TimeWithSeconds]: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
};

export type ChartManner = {
  readonly locale: string;
  readonly formatPrice: (price: number) => string;
  /** The market's price step. */
  readonly minMove: number;
  /** Candles shorter than a day are read with their hour. */
  readonly withClock: boolean;
  readonly withSeconds: boolean;
};

export function mannersOf({ locale, withClock, withSeconds }: ChartManner): DeepPartial<ChartOptions> {
  const clock: Intl.DateTimeFormatOptions = withClock
    ? { hour: '2-digit', minute: '2-digit', ...(withSeconds ? { second: '2-digit' } : {}) }
    : {};
  return {
    localization: {
      timeFormatter: (time: Time) => writeTime(time, { year: 'numeric', month: 'short', day: 'numeric', ...clock }, locale),
    },
    timeScale: {
      timeVisible: withClock,
      secondsVisible: withSeconds,
      tickMarkFormatter: (time: Time, kind: TickMarkType) => writeTime(time, tickFormats[kind], locale),
    },
  };
}

export const behaviour: DeepPartial<ChartOptions> = {
  autoSize: true,
  layout: { fontFamily: 'Inter Variable, system-ui, sans-serif', fontSize: 11, attributionLogo: true },
  crosshair: { mode: CrosshairMode.Normal },
  // A finger that moves up or down scrolls the page.
  handleScroll: { vertTouchDrag: false },
  // The legend takes two lines at the top.
  rightPriceScale: { minimumWidth: 72, scaleMargins: { top: 0.16, bottom: 0.08 } },
  timeScale: { rightOffset: 4, minBarSpacing: 1, enableConflation: true },
};

/** A colour of the tokens that lets the candles through; one that is written otherwise stays as it is. */
export const fainter = (colour: string): string => (/^#[\da-f]{6}$/i.test(colour) ? `${colour}66` : colour);
