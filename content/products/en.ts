import type { LabelWords } from '#core/products/label-words.ts'

/** What shops in English-speaking countries print. */
export const en: LabelWords = {
  names: `
chicken breast | chicken breast fillets, chicken brst
chicken | fresh chicken, whole bird
ground beef | grd beef, ground chuck, beef mince
egg | eggs large, large eggs, free range eggs, eggs dozen, omega plus, omega eggs
milk | 2% milk, whole milk, full cream milk, semi skimmed, semi skim milk, hl milk, fresh milk, uht milk, low fat milk, gal milk, milk gallon, vit d milk
skim milk | fat free milk, nonfat milk, skimmed milk
bread | bread loaf, sandwich loaf, loaf, sliced bread
white bread | white loaf, gardenia
whole wheat bread | wholemeal loaf, wheat bread, whole meal bread
dinner roll | bread rolls, hamburger roll
yogurt | yogurt drink, yog, yoghurt, yoghurts, yogurts
cheese | cheese slices, cheese block, string cheese
cracker | crackers, cream crackers, cracker sandwich, cracker sandwi
cookie | cookies, biscuit, biscuits, sandwich cookies, peanut butter sandwich
fish balls | fish ball, fish ball cake, fishball
fish cakes | fish cake
snack mix | party snack
chip | chips, crisps, tam tam
candy | sweets, gummies, candy mint, lollipop, mint candy, sour mix
green tea | green tea drink
tea | tea drink, iced tea, ice tea
coffee | coffeemix, coffee mix, ground coffee, coffee beans, white coffee
orange squash | squash, cordial
juice | fruit juice, juice drink, mixed juice, juice box
orange juice | oj, orange jce
soda | soft drink, fizzy drink
cola | diet cola
beer | lager, ale, stout, pale ale, draught beer, smooth draught, ipa
white wine | sauvignon blanc, pinot grigio, chardonnay, sauv blanc
red wine | merlot, shiraz, cabernet, malbec, pinot noir
ramen noodle | instant noodle, instant noodles, cup noodle
mixed vegetables | vegetable, vegetables, veg
mixed greens | salad, spring mix, salad bag
tv dinner | ready meal, microwave meal
frozen pizza | pizza
ice cream | ice cream bar, cornetto
chocolate | chocolate bar, chocolate hazelnut, choc bar
chocolate candy | chocolate fingers
water | drinking water, mineral water, spring water, still water, bottled water, purified water
sugar | granulated sugar, caster sugar, white sugar, coarse sugar, fine sugar
rice | fragrant rice, long grain rice, white rice
vegetable oil | cooking oil, palm oil
condensed milk | creamer
bell pepper | peppers, green peppers
apple | gala apples, fuji apples, honeycrisp, granny smith, pink lady, red delicious, fuji apple, royal gala
grape | red grapes, green grapes, seedless grapes
orange | navel oranges, sunkist
banana | bananas, cavendish
tomato | tomatoes on vine, tomatoes vine, vine tomatoes
english muffin | eng muffins, eng muffin
heavy cream | heavy whipping cream, heavy whp cream, whipping cream
green onion | grn onions, spring onion
chili pepper | chillies, chilli, chili
konjac | konnyaku, konjac jelly
oats | oatmeal, rolled oats, porridge oats
malted milk powder | malted drink
`,
  short: `chkn=chicken chk=chicken chkn=chicken chic=chicken chx=chicken chick=chicken brst=breast brsts=breasts brs=breast bnls=boneless sknls=skinless skls=skinless bs=boneless thgh=thigh thghs=thighs drmstk=drumstick wng=wing
    org=organic orgnc=organic grnd=ground grd=ground gr=ground bf=beef stk=steak sausg=sausage saus=sausage sge=sausage bcn=bacon hm=ham turk=turkey trky=turkey prk=pork slmn=salmon salm=salmon tna=tuna shrmp=shrimp
    mlk=milk mlk=milk milk=milk whl=whole wht=wheat whlwht=whole-wheat brd=bread bttr=butter btr=butter butr=butter chse=cheese chs=cheese chz=cheese ched=cheddar chdr=cheddar chedd=cheddar mozz=mozzarella mozza=mozzarella parm=parmesan prmsn=parmesan
    crm=cream yog=yogurt yogt=yogurt ygrt=yogurt ygt=yogurt yoghrt=yogurt grk=greek eg=egg lrg=large lg=large med=medium sm=small dz=dozen doz=dozen
    veg=vegetable vegs=vegetables tom=tomato toms=tomatoes tmto=tomato pot=potato pots=potatoes ptato=potato potat=potatoes onin=onion onn=onion garl=garlic grlc=garlic mush=mushroom mushrm=mushroom mshrm=mushroom ppr=pepper pppr=pepper pepp=pepper cuc=cucumber
    cucu=cucumber broc=broccoli brocc=broccoli cauli=cauliflower lett=lettuce ltuce=lettuce spin=spinach spnch=spinach carr=carrots crrt=carrot avo=avocado avoc=avocado ban=banana bana=bananas bnna=banana app=apple appl=apple aple=apple
    straw=strawberries strawb=strawberries strwbry=strawberry strwb=strawberry blueb=blueberries blubry=blueberry rasp=raspberries raspb=raspberries org=organic orng=orange orn=orange oren=orange ornge=orange jce=juice jc=juice juic=juice lem=lemon lmn=lemon
    spag=spaghetti spagh=spaghetti spghtti=spaghetti mac=macaroni pst=pasta noodl=noodles ndl=noodle rce=rice bsmt=basmati flr=flour sgr=sugar sug=sugar slt=salt olv=olive olvoil=olive-oil vnl=vanilla van=vanilla choc=chocolate chocl=chocolate choco=chocolate
    pnt=peanut pnut=peanut pb=peanut-butter jly=jelly hny=honey ceral=cereal crl=cereal cof=coffee coff=coffee cffe=coffee wtr=water watr=water sprk=sparkling spk=sparkling bev=beverage btl=bottle ketch=ketchup mayo=mayonnaise must=mustard sce=sauce sc=sauce sauc=sauce
    brwn=brown brn=brown grn=green blk=black wh=white rd=red ylw=yellow frz=frozen frzn=frozen frsh=fresh frs=fresh unsltd=unsalted unslt=unsalted slcd=sliced sld=sliced shrd=shredded shrdd=shredded snk=snack ckie=cookie cookie=cookie crkr=cracker crckr=cracker
    hazel=hazelnut hzlnt=hazelnut almd=almond almnd=almond icrm=ice-cream
    apl=apple cdr=cider vngr=vinegar vingr=vinegar pwdr=powder powd=powder mstrd=mustard mstd=mustard hvy=heavy whp=whipping whpng=whipping flts=fillets flt=fillet bns=beans strawbs=strawberries rasps=raspberries
    cauliflwr=cauliflower cauliflr=cauliflower asprgs=asparagus zucc=zucchini jalap=jalapeno tort=tortilla torts=tortillas muffs=muffins tendrln=tenderloin tndrln=tenderloin tndr=tenders smkd=smoked mxd=mixed hrbs=herbs
    sqsh=squash sqs=squash syrp=syrup mpl=maple cinn=cinnamon cnmn=cinnamon clntro=cilantro cilnt=cilantro romn=romaine bby=baby swt=sweet swtcorn=sweetcorn wtrmln=watermelon grpfrt=grapefruit grp=grape grps=grapes gravies=gravy grans=granules
    ndls=noodles chps=chips btrmlk=buttermilk rshrs=rashers stks=steaks bnch=bunch spinch=spinach sprg=spring cnnd=canned fzn=frozen lmnde=lemonade frt=fruit biscts=biscuits bisc=biscuits crsp=crisps crsps=crisps minc=mince snek=snack draug=draught`,
  brands: `
beer | carlsberg, tiger beer, heineken, guinness, budweiser, bud light, corona, stella artois, peroni, anchor beer, skol, san miguel, asahi, foster s, fosters, modelo, coors
chocolate | cadbury, hersheys, hershey s, galaxy, dairy milk, lindt
chocolate candy | kit kat, kitkat, m m s, snickers, twix, maltesers, reeses, reese s, ferrero rocher
candy | tic tac, mentos, skittles, haribo, fisherman s friend, fishermans, hacks, halls, sugus, polo mint, starburst
chewing gum | wrigley, doublemint, extra gum
cookie | julies, julie s, oreo, tim tam, digestives, chips more, chipsmore, jacobs biscuit, hup seng cookies
cracker | ritz, hup seng, jacobs cream crackers, cissy cracker, munchys cracker
chip | pringles, mister potato, lays, lay s, doritos, walkers, twisties, snek ku, snack ku, cheetos
instant coffee | nescafe, indocafe, old town, maxwell house
malted milk powder | milo, horlicks, ovaltine
orange squash | sunquick, ribena
electrolyte drink | 100 plus, 100plus, gatorade, powerade, lucozade
cola | coca cola, coke, pepsi
soda | sprite, fanta, 7up, 7 up, mountain dew, dr pepper, f n orange
energy drink | red bull, monster energy, livita
ramen noodle | maggi, indomie, mamee, top ramen, maruchan
chocolate hazelnut spread | nutella
water | spritzer, evian, volvic, dasani, aquafina, buxton
sparkling water | perrier, la croix, san pellegrino, topo chico
probiotic drink | yakult, vitagen
sweetened condensed milk | teapot condensed
green tea | ayataka
tea | lipton, boh, tetley, pg tips, yorkshire tea, twinings
cereal | cheerios, kelloggs, kellogg s, weetabix, koko krunch, corn pops, special k
white bread | gardenia classic, hovis, warburtons, wonder bread
butter | lurpak, anchor butter, kerrygold
margarine | planta, flora, country crock
mayonnaise | hellmanns, hellmann s, best foods
ketchup | heinz ketchup, heinz tomato ketchup
baked beans | heinz beanz, heinz baked beans
yeast extract | marmite, vegemite
ice cream | ben jerrys, ben jerry s, haagen dazs, magnum, cornetto
soy milk | vitasoy, soyfresh, yeos soya
greek yogurt | fage, chobani, skyr
`,
  usual: `
cracker | jacobs, munchys, munchy s
yogurt | danone, yoplait, muller
milk | marigold, dutch lady, goodday, farm fresh, magnolia, fernleaf
soup | campbells, campbell s
tuna | ayam brand tuna, starkist, john west
tea | heaven earth, arizona
soda | yeos, yeo s, f n
cookie | lotte, munchies
chip | jack n jill
pasta | barilla, san remo
`,
  makers: `great value, kirkland, trader joe s, trader joes, tj, 365, whole foods, market pantry, good gather, tesco, tesco finest, sainsburys, sainsbury s, js, asda, morrisons, waitrose, m s, aldi, lidl, simply nature, publix, kroger, kro, safeway, signature select, o organics, giant, aeon, topvalu, tv, econsave, mydin,
    ltk, marigold, munchys, heaven earth, heaven & earth, kraft, dole, del monte, chiquita, driscolls, driscoll s, ayam brand, heinz, hunts, hunt s, green giant, birds eye, bird s eye, mccormick, knorr, nestle, kelloggs, general mills, dutch lady, farm fresh, qm, perdue, tyson, hormel, oscar mayer, hillshire, land o lakes, philadelphia, tropicana, simply, minute maid, first choice, pasar, f n, fn, kimball, life, lingham, adabi, babas, faiza, jasmine, jati, cap rambutan, tow boat, saf, sunkist, wm, walmart, store brand`,
  nothing: `fresh fr frsh loose value essential essentials finest basics smartprice taste difference organic natural premium classic original selected select choice grade a class large medium small xl jumbo mini family size pack pk pkt packet bag box tin can cans bottle btl jar tub ea each lb oz kg per pc pcs piece pieces
    free range local imported british irish usa australian malaysia import promo special offer new extra super best quality value own brand home style homestyle ripe ready to eat sliced whole half boneless skinless bone in lean reduced fat low light lite diet zero sugar sugarfree gluten unsalted salted sweet
    with and of the in for plus twin tp refill (wh ic wh red green yellow white black brown crunchy smooth creamy assorted asst mixed mix seedless vine gal gallon dozen doz dz ct count conv pure real 3in 3in1 2in1 chewy flavour flavor flavored flavoured drink brand everyday simple omega gr grd uht hl tetra uk us`,
  nonFood: `lndry*, zip bags, trash bgs, bath tiss, paper twl, twl, aa batt, aaa batt, batt, w up liquid, cat fd, dog fd, bag chrg, daffodil*, tulips, bio caps, bleach, *bleach, detergent, laundry*, softener, softner, fabric softener, dishwash*, dish soap, dish liq, dishsoap, washing liquid, washing powder, washing up, cleaner, toilet*, toilet paper, bath tissue, tissue*, kleenex, paper towel*, kitchen towel*, kitchen roll*, napkin*, paper plate*, paper cup*, foil, cling film, cling wrap, plastic wrap, ziploc, glad wrap, sandwich bags, trash bag*, garbage bag*, bin liner*, bin bag*, carrier bag, plastic bag, bag charge, shopping bag, reusable bag, bag for life,
    shampoo*, conditioner, shower*, body wash, bodywash, soap, hand wash, handwash, lotion, loti, sunscreen, sun lotion, deodorant, deo, toothpaste, toothbrush, tooth*, mouthwash, floss, razor*, shaving*, gillette, cotton*, tampon*, sanitary*, pads, kotex, libresse, laurier, diaper*, nappies, huggies, pampers, mamypoko, baby wipes, wipes, nivea, dove, dettol, colgate, darlie, sensodyne, listerine, head shoulders, pantene, sunsilk, rejoice, garnier, vaseline, gatsby, dynamo, daia, breeze, top super, downy, softlan, clorox, lysol, febreze, glade, ambi pur, harpic, vim, mr muscle, ajax, febreeze, raid, ridsect, shieldtox, baygon, mosquito, insecticide, air freshener,
    battery, batteries, duracell, energizer, eveready, light bulb, bulb, candle*, lighter, matches, charcoal, glue, uhu, tape, scissors, pen, pens, pencil*, eraser, notebook, note book, h cover, hard cover, shorthand, exercise book, marker, stapler, envelope*, paper a4, a4 paper, card, greeting card, gift*, magazine, newspaper, stamp*, cigarette*, marlboro, dunhill, winston, tobacco, top up, topup, reload, sim card, phone card, parking, lottery, donation, delivery fee, service charge,
    cat food, dog food, pet food, whiskas, pedigree, friskies, purina, cat litter, litter, kitty litter, bird seed, flowers, bouquet, plant pot, potting soil, umbrella, sock*, slipper*, shirt*, towel*, sponge*, scourer*, scrub*, scotch brite, mop, broom, brush, bucket, basket, hanger*, container plastic, gloves, mask*, face mask, sanitizer, sanitiser, paracetamol, panadol, ibuprofen, tylenol, advil, aspirin, vitamin c tab, plaster*, band aid*, pregnancy, condom*, durex, screw*, hammer, paint, cable, charger, adapter, plug, lamp, toy*`,
}
