// Changes the settings that are named.
import { setSettings } from '#lib/contract/calls/v1/user/settings/set.ts';
import { settingsOf } from '#server/http/settings-of.ts';
import { serveUser } from '#server/http/serve.ts';

export const serveSetSettings = serveUser(setSettings, async ({ timeZone, contractUnitSet }, { userId }, { accounts }) =>
  settingsOf(await accounts.changeSettings(userId, { timeZone, contractUnitSet })),
);
