import { defineConfig } from 'wxt';
import { originsOf } from './src/sites/site.ts';
import { sites } from './src/sites/sites.table.ts';

/** Permissions that are requested one by one, on a click: the sites, and the address of the person's own archive. */
const optionalHosts = [
  ...sites.flatMap(originsOf),
  'https://*/*',
  'http://localhost/*',
  'http://127.0.0.1/*',
  'http://[::1]/*',
];

export default defineConfig({
  srcDir: 'src',
  outDir: 'dist',
  publicDir: 'src/public',
  manifestVersion: 3,
  imports: false,
  zip: { name: 'archive-extension' },
  manifest: ({ browser }) => ({
    name: 'Archive for AI conversations',
    short_name: 'Archive',
    description: 'Files your conversations with AI assistants in your own archive, as you open them.',
    version: '0.1.0',
    permissions: ['activeTab', 'alarms', 'scripting'],
    optional_host_permissions: optionalHosts,
    incognito: 'not_allowed',
    action: { default_title: 'Archive' },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'archive-extension@ai-assistant.example',
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['personalCommunications', 'websiteContent'] },
            },
            gecko_android: { strict_min_version: '142.0' },
          },
        }
      : { minimum_chrome_version: '120' }),
  }),
});
