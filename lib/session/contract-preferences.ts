'use client';
// How somebody reads contracts: in which unit sizes are, and by which price gains are shown. It follows a user from device to device.
import { useEffect } from 'react';
import { create } from 'zustand';
import type * as z from 'zod/mini';

import type { ApiClient } from '#lib/api/create-api-client.ts';
import { getPreference } from '#lib/contract/calls/preference/get.ts';
import { setPreference } from '#lib/contract/calls/preference/set.ts';
import { getSettings } from '#lib/contract/calls/v1/user/settings/get.ts';
import { setSettings } from '#lib/contract/calls/v1/user/settings/set.ts';
import { type contractUnit, defaultSettings, type tpslPriceType } from '#lib/contract/wire/settings.ts';

export type ContractUnitSet = z.output<typeof contractUnit>;
export type TpslPriceType = z.output<typeof tpslPriceType>;
type ContractPreferences = { readonly unit: ContractUnitSet; readonly priceType: TpslPriceType };

export const useContractPreferences = create<ContractPreferences>(() => ({
  unit: defaultSettings.contractUnitSet,
  priceType: defaultSettings.tpslPriceType,
}));

let asked = false;

/** What the exchange has kept, asked once on a visit. Without an answer it stays as it is. */
export function useKeptContractPreferences(api: ApiClient, isUser: boolean): void {
  useEffect(() => {
    if (!isUser || asked) return;
    asked = true;
    api.call(getSettings, {}).then(
      ({ contractUnitSet }) => useContractPreferences.setState({ unit: contractUnitSet }),
      () => undefined,
    );
    api.call(getPreference, {}).then(
      ({ tpslPriceType: priceType }) => useContractPreferences.setState({ priceType }),
      () => undefined,
    );
  }, [api, isUser]);
}

/** At once on the page; a refusal leaves it there until the page is closed. */
export function chooseContractUnit(api: ApiClient, unit: ContractUnitSet): void {
  useContractPreferences.setState({ unit });
  api.call(setSettings, { contractUnitSet: unit }).catch(() => undefined);
}

export function chooseTpslPriceType(api: ApiClient, priceType: TpslPriceType): void {
  useContractPreferences.setState({ priceType });
  api.call(setPreference, { tpslPriceType: priceType }).catch(() => undefined);
}
