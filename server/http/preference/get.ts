// Tells the user's preference.
import { getPreference } from '#lib/contract/calls/preference/get.ts';
import { preferenceOf } from '#server/answers/users/preference-of.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveGetPreference = serveUser(getPreference, ['settings'], async (_request, { userId }, { settings }) =>
  preferenceOf(await settings.of(userId)),
);
