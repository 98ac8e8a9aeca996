// The clock of a user, as the exchange keeps it from device to device.
import { useEffect } from 'react';

import { changeAnswers } from '#lib/api/query/change-answers.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { setSettings } from '#lib/contract/calls/v1/user/settings/set.ts';
import { takeTimeZone } from './time-zone.ts';

/** Without an answer it stays as this device has it. */
export function useKeptTimeZone(isUser: boolean): void {
  const kept = useCall(getSettings, {}, { enabled: isUser }).data?.timeZone;
  useEffect(() => {
    if (kept !== undefined) takeTimeZone(kept);
  }, [kept]);
}

/** For a user the exchange keeps it; a refusal leaves it on this device. */
export function chooseTimeZone(api: ApiClient, isUser: boolean, setting: string): void {
  takeTimeZone(setting);
  if (!isUser) return;
  changeAnswers(api, getSettings, (known) => ({ ...known, timeZone: setting }));
  api.call(setSettings, { timeZone: setting }).catch(() => undefined);
}
