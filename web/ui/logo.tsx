import * as strings from './strings.ts'

/** A small saucepan; its steam is the S of Sous. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="8" className="fill-solid" />
      <g className="fill-none stroke-on-solid" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M18.5 5.3c-1.5-1.6-6-1.5-6 1.5 0 3.1 6.6 2.2 6.6 5.5 0 3-4.9 3.2-6.8 1.4"
          strokeWidth="2.3"
        />
        <path d="M23.4 19.4h5" strokeWidth="2.6" />
      </g>
      <path
        d="M4.9 17.8h18.2a.9.9 0 0 1 .9.9v1a7.6 7.6 0 0 1-7.6 7.6h-4.8A7.6 7.6 0 0 1 4 19.7v-1a.9.9 0 0 1 .9-.9z"
        className="fill-on-solid"
      />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="size-9" />
      <span className="font-display text-2xl leading-none font-semibold tracking-[-0.03em]">
        {strings.sous}
      </span>
    </span>
  )
}
