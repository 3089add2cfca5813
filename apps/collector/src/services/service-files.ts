import { join } from 'node:path';

/** A service that starts `watch` when the person signs in, without administrator rights. */
export interface Service {
  /** The file that describes the service to the system. */
  file: { path: string; content: string };
  /** The commands to run after the file was written. */
  start: readonly (readonly string[])[];
  /** The commands to run before the file is removed. */
  stop: readonly (readonly string[])[];
}

export interface ServiceOptions {
  home: string;
  env: Readonly<Record<string, string | undefined>>;
  stateFolder: string;
  /** The command with its arguments. */
  command: readonly string[];
  /** The user's numeric id; undefined on Windows. */
  userId: number | undefined;
}

const NAME = 'ai-collector';
const LABEL = 'ai-collector.watch';
const DESCRIPTION = 'Sends conversations of this computer to the archive';

export function serviceFor(platform: NodeJS.Platform, options: ServiceOptions): Service | null {
  if (platform === 'linux') return systemdUnit(options);
  if (platform === 'darwin') return launchAgent(options);
  return platform === 'win32' ? scheduledTask(options) : null;
}

/** A unit for the user's own systemd. It lists the exit codes after which a restart would change nothing. */
function systemdUnit({ home, env, command }: ServiceOptions): Service {
  const path = join(env['XDG_CONFIG_HOME'] ?? join(home, '.config'), 'systemd', 'user', `${NAME}.service`);
  const content = `[Unit]
Description=${DESCRIPTION}
After=network-online.target

[Service]
Type=exec
ExecStart=${command.map(quoteForSystemd).join(' ')}
Restart=on-failure
RestartSec=30
RestartPreventExitStatus=2 3 4
Nice=10
UMask=0077
NoNewPrivileges=yes

[Install]
WantedBy=default.target
`;
  const systemctl = (...args: string[]) => ['systemctl', '--user', ...args];
  return {
    file: { path, content },
    start: [systemctl('daemon-reload'), systemctl('enable', '--now', `${NAME}.service`)],
    stop: [systemctl('disable', '--now', `${NAME}.service`)],
  };
}

function quoteForSystemd(argument: string): string {
  const escaped = argument.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`);
  return `"${escaped.replaceAll('%', '%%').replaceAll('$', '$$$$')}"`;
}

function launchAgent({ home, stateFolder, command, userId = 0 }: ServiceOptions): Service {
  const path = join(home, 'Library', 'LaunchAgents', `${LABEL}.plist`);
  const log = escapeXml(join(stateFolder, 'watch.log'));
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>${LABEL}</string>
  <key>ProgramArguments</key>
  <array>
${command.map((argument) => `    <string>${escapeXml(argument)}</string>`).join('\n')}
  </array>
  <key>RunAtLoad</key>
  <true/>
  <key>KeepAlive</key>
  <dict>
    <key>SuccessfulExit</key>
    <false/>
  </dict>
  <key>ThrottleInterval</key>
  <integer>30</integer>
  <key>ProcessType</key>
  <string>Background</string>
  <key>Umask</key>
  <integer>63</integer>
  <key>StandardOutPath</key>
  <string>${log}</string>
  <key>StandardErrorPath</key>
  <string>${log}</string>
</dict>
</plist>
`;
  const domain = `gui/${userId}`;
  return {
    file: { path, content },
    start: [['launchctl', 'bootstrap', domain, path]],
    stop: [['launchctl', 'bootout', `${domain}/${LABEL}`]],
  };
}

/** A task that starts at sign-in. Its file is only read when the task is created. */
function scheduledTask({ stateFolder, command: [program = '', ...args] }: ServiceOptions): Service {
  const path = join(stateFolder, 'task.xml');
  const content = `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo>
    <Description>${DESCRIPTION}</Description>
  </RegistrationInfo>
  <Triggers>
    <LogonTrigger>
      <Enabled>true</Enabled>
    </LogonTrigger>
  </Triggers>
  <Principals>
    <Principal id="Author">
      <LogonType>InteractiveToken</LogonType>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <Hidden>true</Hidden>
    <Priority>8</Priority>
    <RestartOnFailure>
      <Interval>PT1M</Interval>
      <Count>10</Count>
    </RestartOnFailure>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>${escapeXml(program)}</Command>
      <Arguments>${escapeXml(args.map((argument) => `"${argument}"`).join(' '))}</Arguments>
    </Exec>
  </Actions>
</Task>
`;
  return {
    file: { path, content },
    start: [
      ['schtasks', '/create', '/tn', NAME, '/xml', path, '/f'],
      ['schtasks', '/run', '/tn', NAME],
    ],
    stop: [
      ['schtasks', '/end', '/tn', NAME],
      ['schtasks', '/delete', '/tn', NAME, '/f'],
    ],
  };
}

function escapeXml(text: string): string {
  const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };
  return text.replaceAll(/[&<>"']/g, (sign) => `&${names[sign]};`);
}
