// A list that is narrowed to a market is shown whole where nobody lists the market that the address names.
import { ApiError } from '#lib/api/api-error.ts';

type Shown<View, Loaded> = { readonly view: View; readonly loaded: Loaded };

/** Null: the exchange does not answer. */
export async function withKnownMarket<View extends { readonly market: string }, Loaded>(
  view: View,
  load: (view: View) => Promise<Loaded>,
): Promise<Shown<View, Loaded> | null> {
  try {
    return { view, loaded: await load(view) };
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.key === 'symbolNotOpen';
    return isUnknown && view.market !== '' ? withKnownMarket({ ...view, market: '' }, load) : null;
  }
}
