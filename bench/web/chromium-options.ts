import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';

/** The browser of CHROMIUM_PATH, Debian's or Playwright's, without its background activity. */
export function chromiumOptions(): LaunchOptions & { args: string[] } {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(debianChromium) ? debianChromium : undefined);
  const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  // The sandbox of Chromium refuses to run as root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { args, ...(executablePath !== undefined && { executablePath }) };
}
