// Changes the settings that are named.
import { setSettings } from '#lib/contract/calls/v1/user/settings/set.ts';
import { settingsOf } from '#server/answers/users/settings-of.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetSettings = serveUser(
  setSettings,
  ['settings'],
  async ({ timeZone, contractUnitSet, userAvatar, watermarkOpen, marketFilters }, { userId }, { settings }) =>
    settingsOf(await settings.change(userId, { timeZone, contractUnitSet, userAvatar, watermarkOpen, marketFilters })),
);
