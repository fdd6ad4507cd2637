import type { LucideIcon } from 'lucide-react'
import BookOpen from 'lucide-react/icons/book-open'
import ChefHat from 'lucide-react/icons/chef-hat'
import Flame from 'lucide-react/icons/flame'
import Gauge from 'lucide-react/icons/gauge'
import Hammer from 'lucide-react/icons/hammer'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Lightbulb from 'lucide-react/icons/lightbulb'
import MapPin from 'lucide-react/icons/map-pin'
import Palette from 'lucide-react/icons/palette'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Refrigerator from 'lucide-react/icons/refrigerator'
import Sparkles from 'lucide-react/icons/sparkles'
import Sprout from 'lucide-react/icons/sprout'
import Star from 'lucide-react/icons/star'
import Utensils from 'lucide-react/icons/utensils'

/** The icons available to a guide's tabs. */
export const tabIcons: Readonly<Record<string, LucideIcon>> = {
  book: BookOpen,
  chef: ChefHat,
  flame: Flame,
  gauge: Gauge,
  hammer: Hammer,
  help: LifeBuoy,
  bulb: Lightbulb,
  map: MapPin,
  palette: Palette,
  savings: PiggyBank,
  fridge: Refrigerator,
  sparkles: Sparkles,
  sprout: Sprout,
  star: Star,
  utensils: Utensils,
}
