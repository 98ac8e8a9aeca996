// Component tests wait for a screen longer than a second: a machine that does other work beside is slow, not wrong.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 15_000 });
}
