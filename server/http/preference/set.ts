// Changes the user's preference.
import { setPreference } from '#lib/contract/calls/preference/set.ts';
import { preferenceOf } from '#server/answers/users/preference-of.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetPreference = serveUser(setPreference, ['settings'], async ({ tpslPriceType }, { userId }, { settings }) =>
  preferenceOf(await settings.change(userId, { tpslPriceType })),
);
