// Of what is kept of a user: the settings of the settings calls.
import type { KeptSettings, Settings } from '#lib/contract/wire/settings.ts';

export const settingsOf = ({ timeZone, contractUnitSet, includeDelegateCount }: KeptSettings): Settings => ({
  timeZone,
  contractUnitSet,
  includeDelegateCount,
});
