// Finds a Chromium for the browser tests, and installs one where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The one without a screen first: it draws the same pages with a sixth less work. */
const systemPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags under which a headless Chromium starts as root, without a GPU, and asks nothing of the network. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser's path, or null when none is installed. */
export function findBrowser(): string | null {
  const given = process.env['CHROMIUM_PATH'];
  const candidates = [...(given === undefined ? [] : [given]), ...systemPaths, chromium.executablePath()];
  return candidates.find((path) => existsSync(path)) ?? null;
}

const succeeds = (command: string, ...args: string[]): boolean => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Finds a browser or installs one: Debian's when we may, else Playwright's own. Refuses (Error) with what to do by hand. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  console.log('No Chromium here yet: installing one for the browser tests …');
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayUseApt && succeeds('apt-get', 'update')) {
    for (const debianPackage of ['chromium-headless-shell', 'chromium']) {
      succeeds('apt-get', 'install', '-y', '--no-install-recommends', debianPackage);
      const installed = findBrowser();
      if (installed !== null) return installed;
    }
  }
  if (succeeds(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')) {
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  throw new Error('Install Chromium ("apt-get install chromium") or point CHROMIUM_PATH at one, then run npm test again.');
}
