// A preference of the screens: as the server read it from the cookies, and as it is changed here.
import { createContext, use } from 'react';
import { create } from 'zustand';

import { rememberPreference } from './preference-cookie.ts';
import { preferenceCookies, readPreferences, type Preferences } from './preferences.ts';

/** Those that parts of a page draw themselves by. How the whole document looks stands in its attributes. */
type Drawn = Pick<Preferences, 'unit' | 'showsAssets' | 'showsNotices' | 'valuationUnit'>;

/** The preferences that the server rendered with. */
export const PreferencesContext = createContext<Drawn>(readPreferences(() => undefined));

const useChanged = create<Partial<Drawn>>(() => ({}));

const written = (value: Drawn[keyof Drawn]): string => (typeof value === 'boolean' ? (value ? '1' : '0') : value);

/** The value, and how it is changed: at once on the whole page, and for the next one. */
export function usePreference<Name extends keyof Drawn>(name: Name): readonly [Drawn[Name], (value: Drawn[Name]) => void] {
  const rendered = use(PreferencesContext);
  const changed: Drawn[Name] | undefined = useChanged()[name];
  return [
    changed ?? rendered[name],
    (value) => {
      useChanged.setState({ [name]: value });
      rememberPreference(preferenceCookies[name], written(value));
    },
  ];
}
