// The two ways to scan, and the steps.
export const scan = 'Scan'
export const scanPhoto = 'Scan a photo'
export const liveCamera = 'Live camera'
export const photoInput = 'Photos of your ingredients'
export const dropHint = 'Drop your photo here'
export const step = (number: number) => `Step ${number} of 3`
export const takePhoto = 'Take a photo'
export const looking = 'Looking at your photo'
export const checkFound = 'Check what we found'

// Groceries have a page of their own.
export const backFromShop = 'Back from the shop? <link>Put away groceries</link>'

// Groceries shown to Scan.
export const shopReceipt = 'This looks like a receipt. Put the shop away instead?'
export const shopCode = 'There’s a barcode here. Put the shop away instead?'
export const putAway = 'Put away'
export const notNow = 'Not now'

// The camera.
export const camera = 'Camera'
export const cameraPicture = 'What your camera sees'
export const cameraStarting = 'Starting the camera'
export const detecting = 'Detecting...'
export const ready = 'Ready'
export const hideOverlay = 'Hide the overlay'
export const showOverlay = 'Show the overlay'
export const pointAtOne = 'Point at one ingredient at a time. Tap a name to add it.'
export const nothingYet = 'Nothing yet. Move closer, add light, or take a photo instead.'
export const typeInstead = 'Type instead'
export const switchCamera = 'Switch camera'
export const arOn = 'AR On'
export const arOff = 'AR Off'
export const capture = 'Capture'
export const cancel = 'Cancel'
export const switchUselessTitle = 'Cannot switch camera'
export const switchUselessText = 'This device may have only one camera.'
export const switchFailedTitle = 'Camera switch failed'
export const switchFailedText = 'The other camera didn’t start.'

// Why the camera doesn't open.
export const noAccessTitle = 'Cannot access camera'
export const cameraDenied =
  'Camera access denied. Please enable camera permissions in your browser settings and try again.'
export const cameraMissing = 'Camera not available on this device. Please use the upload option instead.'
export const cameraBusy = 'Please try the upload option instead'
export const cameraNotSupported = 'Camera not supported on this device'
export const permissionDenied =
  'Camera permission denied. Allow the camera in your browser settings and try again.'
export const arDeniedTitle = 'Camera Access Denied'
export const arDeniedText = 'Please allow camera access to use AR ingredient detection.'
export const deniedTitle = 'Camera Access Required'
export const deniedText = 'Your browser is blocking the camera for this site. To allow it:'
export const allowStepIcon = 'Tap the icon at the start of the address bar.'
export const allowStepPermissions = 'Open the site’s permissions and find Camera.'
export const allowStepAllow = 'Change it to Allow.'
export const allowStepRefresh = 'Come back here and refresh the page.'
export const refresh = 'Refresh Page'
export const missingTitle = 'No camera found'
export const missingText = 'We can’t use a camera on this device. Choose a photo, or type what you have.'
export const busyTitle = 'The camera didn’t start'
export const busyText = 'Another app or tab may be using it. Close that one, then try again.'
export const retry = 'Try again'
export const otherWay = 'Type or upload instead'

// What was found.
export const detectedTitle = 'Detected Ingredients'
export const detectedNone = 'Nothing yet. What the camera finds is listed here.'
export const generateRecipes = (count: number) => `Generate Recipes (${count})`
export const clearAll = 'Clear All'
export const addFound = (name: string) => `Add ${name}`
export const foundAdded = (name: string) => `${name}, added`
export const removeFound = (name: string) => `Remove ${name}`
export const detectedNowTitle = 'Detection Complete'
export const inView = (names: string) => `In view: ${names}.`
export const nothingInView = 'We don’t recognize anything in view.'
export const detectFailedTitle = 'Detection Failed'
export const detectFailedText = 'Failed to detect ingredients. Please try again.'
export const detectionFailed = 'Detection failed'

// The review of photos.
export const yourPhotos = 'Your photos'
export const photoAlt = (number: number) => `Your ingredients, shot ${number}`
export const found = (names: string) => `We found ${names}.`
export const foundNothing = 'We couldn’t recognize anything in this photo.'
export const foundHint = 'We added the ones we’re sure about. Tap to add or remove the rest.'
export const foundUnsure = 'We’re not sure. Tap what’s right.'
export const foundNearest = 'Is it one of these?'
export const foundNothingHint =
  'Move closer, add light, and keep ingredients apart. Or type what you have below.'
export const tryAnother = 'Try another photo'
export const addAnother = 'Add another photo'
export const staysOnDevice = 'Photos are analyzed on your device and never uploaded.'
export const sure = 'sure'
export const maybe = 'maybe'
export const correctFound = (name: string) => `Correct ${name}`
export const correctLabel = (name: string) => `Not ${name}? What is it?`
export const correctEmpty = 'Type a name first.'
export const correct = 'Correct'
export const corrected = 'Changed <before/> to <after/>.'
export const or = 'or'
export const either = (names: readonly string[]) => `${names.join(' or ')}?`

// What photo scanning learns here.
export const teach = 'Teach Sous: what is this?'
export const teachHint = 'For one thing by itself in up to 3 photos: your curry paste, your brand of milk.'
export const teachLabel = 'What is it?'
export const teachPhotos = 'Photos that show it'
export const teachNow = 'Teach'
export const teachEmpty = 'Type a name first.'
export const taught = (photos: number) =>
  photos === 1 ? 'Learned <name/> from 1 photo.' : `Learned <name/> from ${photos} photos.`
export const remembers =
  'What you confirm or correct is remembered on this device, never as a picture. <link>What Sous learned</link>'
export const learnedTitle = 'What Sous learned'
export const learnedLead =
  'When you confirm or correct what a scan found, this device remembers how it looks: as numbers, never as a picture.'
export const learnedNothing = 'Nothing yet. Scan a photo, then confirm or correct what we found.'
export const learnedList = 'Learned foods'
export const learnedLooks = (count: number) => (count === 1 ? '1 example' : `${count} examples`)
export const insteadOf = (name: string) => `instead of ${name}`
export const notSure = (name: string) => `asks before adding ${name}`
export const forgetOne = (name: string) => `Forget ${name}`
export const forgotten = (name: string) => `Forgot ${name}`
export const fromHousehold = (count: number) =>
  count === 1 ? 'Your household shares 1 more example.' : `Your household shares ${count} more examples.`
export const shareLooks = 'Share with your household'
export const shareLooksHint =
  'Members’ scans use what you taught, and yours what they share. Turn it off to take yours back.'
export const exportLooks = 'Download'
export const looksFile = (date: string) => `sous-learned-${date}.json`
export const forgetAll = 'Forget all'
export const forgetAllTitle = 'Forget everything?'
export const forgetAllText = 'Scans go back to what they knew before you taught them. This can’t be undone.'
export const forgotAll = 'Everything forgotten'

// Photo scanning on this device, or by a connected model.
export const downloading = (percent: number) =>
  `<status>Downloading photo scanning for this device</status>: ${percent}%`
export const downloaded = '<status>Downloading photo scanning for this device</status>: done. Starting…'
export const letModelLook = (model: string) =>
  `Let ${model} look at my photos. They’ll leave this device and be sent to it.`
export const scanStopped = 'Photo scanning stopped.'
export const scanNotReady = 'Photo scanning isn’t ready yet.'
export const scanOffline = 'You’re offline, and photo scanning hasn’t been downloaded yet.'

// Photos that can't be scanned.
export const scanFailedTitle = 'Vision processing failed'
export const scanFailedText = 'Failed to analyze the image. Please try again.'
export const notAnImage = 'That file isn’t an image. Choose a photo.'
export const tooLarge = 'This photo is larger than 40 MB.'
export const unreadable = 'We couldn’t read the photo.'
export const noneFoundTitle = 'No ingredients found'
export const noneFoundText =
  "We couldn't detect any ingredients in this image. Try a clearer photo or add ingredients manually."
