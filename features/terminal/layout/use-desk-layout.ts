// The layout as the server read it, and as it is changed here: kept in the cookie, so that the next visit begins with it.
import { useState, type CSSProperties } from 'react';

import { defaultLayout, deskSizes, readLayout, writeLayout, type DeskLayout } from '#lib/session/layout/desk-layout.ts';
import { rememberPreference } from '#lib/session/preferences/preference-cookie.ts';
import { mediumGrid, wideGrid } from './desk-grid.ts';

export type LayoutChange = (change: (layout: DeskLayout) => DeskLayout) => void;

/** `text`: the cookie's. */
export function useDeskLayout(text: string | undefined): { readonly layout: DeskLayout; readonly change: LayoutChange } {
  const [layout, setLayout] = useState(() => readLayout(text));
  const change: LayoutChange = (next) => {
    const changed = next(layout);
    setLayout(changed);
    rememberPreference('layout', writeLayout(changed));
  };
  return { layout, change };
}

/** As custom properties of the desk. */
export function layoutStyle(layout: DeskLayout): CSSProperties {
  const [wide, medium] = [wideGrid(layout), mediumGrid(layout)];
  const sizes = deskSizes.flatMap((name) => (layout.sizes[name] === undefined ? [] : [[`--${name}-size`, `${layout.sizes[name]}px`]]));
  return {
    '--wide-areas': wide.areas,
    '--wide-rows': wide.rows,
    '--wide-columns': wide.columns,
    '--medium-areas': medium.areas,
    '--medium-rows': medium.rows,
    '--medium-columns': medium.columns,
    ...Object.fromEntries(sizes),
  };
}

export const isDefault = (layout: DeskLayout): boolean => writeLayout(layout) === writeLayout(defaultLayout);
