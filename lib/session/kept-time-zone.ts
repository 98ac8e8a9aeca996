// The clock of a user, as the exchange keeps it from device to device.
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { setSettings } from '#lib/contract/calls/v1/user/settings/set.ts';
import { takeTimeZone } from './time-zone.ts';

/** Without an answer it stays as this device has it. */
export function readTimeZone(api: ApiClient): void {
  api.call(getSettings, {}).then(
    (settings) => takeTimeZone(settings.timeZone),
    () => undefined,
  );
}

/** For a user the exchange keeps it; a refusal leaves it on this device. */
export function chooseTimeZone(api: ApiClient, isUser: boolean, setting: string): void {
  takeTimeZone(setting);
  if (isUser) api.call(setSettings, { timeZone: setting }).catch(() => undefined);
}
