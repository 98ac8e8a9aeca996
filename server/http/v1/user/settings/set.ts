// Changes the settings that are named.
import { setSettings } from '#lib/contract/calls/v1/user/settings/set.ts';
import { serveUser } from '#server/http/serve.ts';

export const serveSetSettings = serveUser(setSettings, ({ timeZone, contractUnitSet }, { userId }, { accounts }) =>
  accounts.changeSettings(userId, { timeZone, contractUnitSet }),
);
