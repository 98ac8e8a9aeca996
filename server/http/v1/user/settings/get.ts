// Reads the user's settings.
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { serveUser } from '#server/http/serve.ts';

export const serveGetSettings = serveUser(getSettings, (_request, { userId }, { accounts }) => accounts.settings(userId));
