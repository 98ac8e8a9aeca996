// The look of the page as it is now, and how it is changed: at once here, by cookie for the next page.
import { rememberPreference } from '#lib/session/preferences/preference-cookie.ts';
import { preferenceCookies, readPreferences, type Preferences } from '#lib/session/preferences/preferences.ts';

export type Look = Pick<Preferences, 'theme' | 'colours' | 'density'>;

const deviceIsLight = (): boolean => window.matchMedia('(prefers-color-scheme: light)').matches;

/** As the document says, which the server wrote and `changeLook` keeps. `theme` is the choice, not what it comes to. */
export function currentLook(): Look {
  const { dataset } = document.documentElement;
  const { theme, colours, density } = readPreferences((name) => dataset[name === 'theme' ? 'themeChoice' : name]);
  return { theme, colours, density };
}

/** Other than what stands on the screen. */
export const otherTheme = (): 'dark' | 'light' => (document.documentElement.dataset['theme'] === 'light' ? 'dark' : 'light');

function showTheme(theme: Look['theme']): void {
  const { dataset } = document.documentElement;
  dataset['themeChoice'] = theme;
  dataset['theme'] = theme === 'system' ? (deviceIsLight() ? 'light' : 'dark') : theme;
}

/** Parts that are painted by hand, as charts are, ask for their colours again. */
const tellPainters = (): void => void window.dispatchEvent(new Event('themechange'));

export function changeLook<Name extends keyof Look>(name: Name, value: Look[Name]): void {
  const look: Look = { ...currentLook(), [name]: value };
  if (name === 'theme') showTheme(look.theme);
  else document.documentElement.dataset[name] = value;
  rememberPreference(preferenceCookies[name], value);
  tellPainters();
}

/** The theme changes with the device's, if it follows the device, which may be in the evening. Returns the function that stops it. */
export function followDevice(): () => void {
  const device = window.matchMedia('(prefers-color-scheme: light)');
  const follow = (): void => {
    if (currentLook().theme !== 'system') return;
    showTheme('system');
    tellPainters();
  };
  device.addEventListener('change', follow);
  return () => device.removeEventListener('change', follow);
}
