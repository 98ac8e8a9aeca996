// The operators whose keys are good, for the list of what operators did.
import type { Rooms } from '../rooms.ts';

export const goodKeys = async ({ operatorKeys }: Pick<Rooms, 'operatorKeys'>): Promise<{ readonly operators: readonly string[] }> => ({
  operators: (await operatorKeys.list()).filter(({ revokedAtMs }) => revokedAtMs === null).map(({ name }) => name),
});
