// The page for a user in the demo world who asks for a list of live contracts: that list has no place there.
export const demoDesk = '/futures/susdt/perpetual/SBTCSUSDT';
