'use client';
// The named filters of somebody: a user's are the exchange's to keep, a visitor's this device's, until they join a user's at login.
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { changeAnswers } from '#lib/api/query/change-answers.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useApi } from '#lib/api/use-api.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { setSettings } from '#lib/contract/calls/v1/user/settings/set.ts';
import { useUser } from '#lib/session/user.ts';
import { type Filters, followKept, joinedWith, keepOnDevice, keptText, readKept } from './kept-filters.ts';

const none: Filters = [];

export type SavedFilterList = {
  readonly filters: Filters;
  /** False until it is known which there are. */
  readonly known: boolean;
  /** Shown at once, and taken back where the exchange refuses it; the page says that by itself. */
  readonly keep: (filters: Filters) => Promise<void>;
};

export function useSavedFilters(): SavedFilterList {
  const api = useApi();
  const isUser = useUser() !== null;
  const settings = useCall(getSettings, {}, { enabled: isUser }).data;
  const text = useSyncExternalStore(followKept, keptText, () => null);
  const onDevice = useMemo(() => readKept(text), [text]);
  const own = settings?.marketFilters ?? none;
  const known = !isUser || settings !== undefined;
  const keep = async (filters: Filters): Promise<void> => {
    if (!isUser) {
      keepOnDevice(filters);
      return;
    }
    const show = (marketFilters: Filters): void =>
      changeAnswers(api, getSettings, (before) => ({ ...before, marketFilters: [...marketFilters] }));
    show(filters);
    try {
      const kept = await api.call(setSettings, { marketFilters: [...filters] });
      changeAnswers(api, getSettings, () => kept);
    } catch (error) {
      show(own);
      throw error;
    }
  };
  useEffect(() => {
    if (!isUser || settings === undefined || onDevice.length === 0) return;
    const { all, left } = joinedWith(settings.marketFilters ?? none, onDevice);
    if (all.length === (settings.marketFilters ?? none).length) return;
    // Only what the exchange has taken leaves the device.
    api.call(setSettings, { marketFilters: [...all] }).then(
      (answer) => {
        changeAnswers(api, getSettings, () => answer);
        keepOnDevice(left);
      },
      () => undefined,
    );
  }, [api, isUser, settings, onDevice]);
  return { filters: isUser ? own : onDevice, known, keep };
}
