'use client';
// The currency in which worth is shown: as the server read it from the cookie, and as it is changed here.
import { createContext, use } from 'react';
import { create } from 'zustand';

import { rememberPreference } from './preference-cookie.ts';
import { preferenceCookies, units, type Preferences } from './preferences.ts';

type Unit = Preferences['unit'];

/** What the server rendered with. */
export const UnitContext = createContext<Unit>(units[0]);

const useChangedUnit = create<{ readonly unit: Unit | null }>(() => ({ unit: null }));

export function useUnit(): { readonly unit: Unit; setUnit(unit: Unit): void } {
  const rendered = use(UnitContext);
  const { unit } = useChangedUnit();
  return { unit: unit ?? rendered, setUnit };
}

function setUnit(unit: Unit): void {
  useChangedUnit.setState({ unit });
  rememberPreference(preferenceCookies.unit, unit);
}
