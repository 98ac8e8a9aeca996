// The look of the page as it is now, and how it is changed: at once here, by cookie for the next page.
import { rememberPreference } from '#lib/session/preference-cookie.ts';
import { preferenceCookies, readPreferences, type Preferences } from '#lib/session/preferences.ts';

export type Look = Pick<Preferences, 'theme' | 'colours' | 'density'>;

/** As the document says, which the server wrote and `changeLook` keeps. */
export function currentLook(): Look {
  const { theme, colours, density } = readPreferences((name) => document.documentElement.dataset[name]);
  return { theme, colours, density };
}

export function changeLook<Name extends keyof Look>(name: Name, value: Look[Name]): void {
  document.documentElement.dataset[name] = value;
  rememberPreference(preferenceCookies[name], value);
  // What is painted by hand, as charts are, asks for its colours again.
  window.dispatchEvent(new Event('themechange'));
}
