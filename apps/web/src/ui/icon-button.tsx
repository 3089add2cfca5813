import { PlainIconButton, type PlainIconButtonProps } from './plain-icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

/** A button that is only an icon; its label also shows as a tooltip. */
export function IconButton(props: PlainIconButtonProps) {
  return (
    <Tooltip isName label={props.label}>
      <PlainIconButton {...props} />
    </Tooltip>
  );
}
