// Reads the user's settings.
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { settingsOf } from '#server/answers/users/settings-of.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveGetSettings = serveUser(getSettings, ['settings'], async (_request, { userId }, { settings }) =>
  settingsOf(await settings.of(userId)),
);
