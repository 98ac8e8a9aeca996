// Where a user in the demo world lands who asks for a list of live contracts: it has no place there.
export const demoDesk = '/futures/susdt/perpetual/SBTCSUSDT';
