import { Link, useLocation, useNavigate } from 'react-router'
import { paths } from '#web/paths.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

export default function NotFound() {
  const { pathname, key } = useLocation()
  const navigate = useNavigate()
  // The router gives the first entry the key "default": there is no page of ours before it, so we go home instead.
  const cameFromSous = key !== 'default'

  return (
    <div className="wrap py-5 md:py-16">
      <ErrorCard
        heading="h1"
        title={strings.notFound}
        message={strings.notFoundHint}
        actions={
          <>
            <LinkButton to={paths.home()}>{strings.goHome}</LinkButton>
            <LinkButton to={paths.addIngredients()} variant="outline">
              {strings.findRecipes}
            </LinkButton>
            <LinkButton
              to={paths.home()}
              variant="outline"
              onClick={(event) => {
                if (!cameFromSous) return
                event.preventDefault()
                void navigate(-1)
              }}
            >
              {strings.goBack}
            </LinkButton>
          </>
        }
      >
        <p className="mt-4">
          <code className="inline-block max-w-full rounded-sm bg-sunken px-3 py-1.5 text-sm break-all text-muted">
            {pathname}
          </code>
        </p>
      </ErrorCard>
      <p className="mt-6 text-center text-muted">
        {rich(strings.notFoundElse, {
          recipes: (text) => (
            <Link to={paths.recipes()} className="text-link">
              {text}
            </Link>
          ),
          contact: (text) => (
            <Link to={paths.contact()} className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}
