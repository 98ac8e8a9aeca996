// The reader's choices for the screens, out of cookies, so that the server's first paint is already theirs.

/** system: as the device has it. */
export const themes = ['dark', 'light', 'system'] as const;
/** The colours of rising and falling prices. */
export const colourSchemes = ['green-up', 'red-up', 'blue-up'] as const;
export const densities = ['regular', 'compact'] as const;
export const units = ['USD', 'EUR'] as const;
/** Coins in which everything together is valued. */
export const valuationUnits = ['USDT', 'BTC', 'ETH'] as const;

export type Preferences = {
  readonly theme: (typeof themes)[number];
  readonly colours: (typeof colourSchemes)[number];
  readonly density: (typeof densities)[number];
  /** The currency in which worth is shown. */
  readonly unit: (typeof units)[number];
  /** True if amounts are shown: somebody may look over the shoulder. */
  readonly showsAssets: boolean;
  /** True if the notice board stands under the header. */
  readonly showsNotices: boolean;
  /** The coin in which the total is valued. */
  readonly valuationUnit: (typeof valuationUnits)[number];
};

/** Cookies of the specification, and three of our own: what it does not name had nowhere else to go. */
export const preferenceCookies = {
  theme: 'theme',
  colours: 'colours',
  density: 'density',
  unit: 'unit',
  showsAssets: 'showasset',
  showsNotices: 'noticeboard',
  valuationUnit: 'valuationunit',
} as const satisfies Record<keyof Preferences, string>;

function chosen<Choice extends string>(choices: readonly [Choice, ...Choice[]], text: string | undefined): Choice {
  return choices.find((choice) => choice === text) ?? choices[0];
}

/** A cookie that is missing or makes no sense counts as not set. */
export function readPreferences(cookie: (name: string) => string | undefined): Preferences {
  return {
    theme: chosen(themes, cookie(preferenceCookies.theme)),
    colours: chosen(colourSchemes, cookie(preferenceCookies.colours)),
    density: chosen(densities, cookie(preferenceCookies.density)),
    unit: chosen(units, cookie(preferenceCookies.unit)),
    showsAssets: cookie(preferenceCookies.showsAssets) !== '0',
    showsNotices: cookie(preferenceCookies.showsNotices) === '1',
    valuationUnit: chosen(valuationUnits, cookie(preferenceCookies.valuationUnit)),
  };
}
